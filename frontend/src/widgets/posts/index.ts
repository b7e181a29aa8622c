export { NewPost } from './write/NewPost.tsx';
export { PostList } from './list/PostList.tsx';
export { Thread } from './thread/Thread.tsx';
