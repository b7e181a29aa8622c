import '../../pages/public/home/ui/HomePage.tsx';
