import '../pages/public/home/ui/HomeHead.tsx';
