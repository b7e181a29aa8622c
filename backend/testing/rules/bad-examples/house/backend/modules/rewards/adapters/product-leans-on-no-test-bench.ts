import '../../../bench/load.ts';
