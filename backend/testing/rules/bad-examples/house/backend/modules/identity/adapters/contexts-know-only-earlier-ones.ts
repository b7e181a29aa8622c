import '../../rewards/index.ts';
