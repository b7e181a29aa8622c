import '../../pages/home/index.ts';
