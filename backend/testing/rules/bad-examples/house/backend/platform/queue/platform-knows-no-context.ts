import '../../modules/identity/index.ts';
