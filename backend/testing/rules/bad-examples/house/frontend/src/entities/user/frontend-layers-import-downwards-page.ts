import '../../pages/public/home/index.ts';
