export * from './post/author.ts';
export * from './post/lists.ts';
export * from './post/moderate-post.ts';
export * from './post/post.ts';
export * from './post/reply.ts';
export * from './post/write-post.ts';
export * from './post/write-reply.ts';
