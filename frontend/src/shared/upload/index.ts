export { sendFile } from './send-file.ts';
export { shrinkPicture } from './shrink-picture.ts';
