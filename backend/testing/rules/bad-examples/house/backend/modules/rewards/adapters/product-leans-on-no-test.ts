import '../testing/in-memory.ts';
