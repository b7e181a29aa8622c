export { ACCEPTED_PICTURES, useUploadPicture } from './use-upload-picture.ts';
