import '../application/use-case.ts';
