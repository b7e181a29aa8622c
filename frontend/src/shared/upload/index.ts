export { sendFile, type SentFile } from './send-file.ts';
export { shrinkPicture } from './shrink-picture.ts';
