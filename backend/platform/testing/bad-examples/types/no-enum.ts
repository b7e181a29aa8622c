export enum Status {
  Open,
}
