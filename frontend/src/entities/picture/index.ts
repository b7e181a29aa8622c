export { ACCEPTED_PICTURES, useUploadPicture, type UploadedPicture } from './use-upload-picture.ts';
