import '../entities/user/index.ts';
