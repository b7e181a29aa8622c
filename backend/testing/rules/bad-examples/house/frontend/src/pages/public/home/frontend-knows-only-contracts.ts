import '../../../../../backend/modules/identity/index.ts';
