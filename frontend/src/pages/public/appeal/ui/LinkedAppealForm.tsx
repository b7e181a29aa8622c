export { AppealForm as LinkedAppealForm } from '#entities/moderation/index.ts';
