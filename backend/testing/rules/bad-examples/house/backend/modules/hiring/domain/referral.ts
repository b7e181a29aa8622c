import '../../identity/contract/vocabulary/user-types.ts';
