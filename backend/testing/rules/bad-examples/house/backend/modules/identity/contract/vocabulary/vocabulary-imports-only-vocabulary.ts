import '../contract-imports-only-zod-package.ts';
