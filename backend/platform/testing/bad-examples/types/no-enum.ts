export enum Status { Open }
