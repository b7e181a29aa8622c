import '../domain/user.ts';
