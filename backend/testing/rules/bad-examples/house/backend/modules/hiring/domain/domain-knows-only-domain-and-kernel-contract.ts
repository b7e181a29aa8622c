import '../../identity/contract/contract-imports-only-zod-package.ts';
