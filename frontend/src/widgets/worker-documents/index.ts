export { MyDocuments } from './ui/MyDocuments.tsx';
