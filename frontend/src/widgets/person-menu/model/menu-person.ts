export interface MenuPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}
