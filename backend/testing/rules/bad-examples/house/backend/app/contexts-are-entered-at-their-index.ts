import '../modules/identity/domain/user.ts';
