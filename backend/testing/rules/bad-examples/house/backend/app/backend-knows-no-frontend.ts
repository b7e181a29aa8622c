import '../../frontend/src/shared/lib.ts';
