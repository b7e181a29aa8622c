import '../user/index.ts';
