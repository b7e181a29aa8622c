import '../../../entities/user/model.ts';
