import '../../identity/domain/user.ts';
