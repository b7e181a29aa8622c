/**
 * The part of styled-components that the client uses, in types that are quick to check. The package's own
 * types resolve the attributes of every possible `as` for each element on a screen (docs/testing.md).
 *
 * A part takes the attributes of its tag or component, and those that its styles require. `as` draws another
 * tag with the same attributes; for another component use `styled(Component)`.
 */
declare module 'styled-components' {
  import type { ComponentType, ExoticComponent, JSX, ReactNode } from 'react';

  type Tags = JSX.IntrinsicElements;

  /** An animation, by its name. */
  interface Keyframes {
    readonly name: string;
    toString(): string;
  }

  export interface RuleSet<in Wanted> {
    readonly rules: (wanted: Wanted) => void;
  }

  type Interpolation<Wanted> =
    | string
    | number
    | false
    | null
    | undefined
    | Keyframes
    | RuleSet<Wanted>
    | AnyPart
    | ((wanted: Wanted) => Interpolation<Wanted>);

  /** Stands for its class in the selectors of others. */
  interface AnyPart {
    readonly styledComponentId: string;
  }

  export interface StyledComponent<Taken, Wanted> extends AnyPart {
    (props: Taken & Wanted & { readonly as?: keyof Tags | undefined }): JSX.Element;
    readonly wanted?: Wanted;
    readonly taken?: Taken;
  }

  interface Styling<Taken, Wanted> {
    // oxlint-disable-next-line typescript/no-empty-object-type -- without a type argument the styles require
    // nothing else
    <More extends object = {}>(
      styles: TemplateStringsArray,
      ...parts: readonly Interpolation<Taken & Wanted & More>[]
    ): StyledComponent<Taken, Wanted & More>;
    /** Attributes given here are optional where the part is used. */
    attrs<const Given extends Partial<Taken & Wanted> & { readonly as?: keyof Tags }>(
      given: Given,
    ): Styling<
      Partial<Pick<Taken, keyof Taken & keyof Given>> & Omit<Taken, keyof Given>,
      Partial<Pick<Wanted, keyof Wanted & keyof Given>> & Omit<Wanted, keyof Given>
    >;
  }

  type StyledTags = { readonly [Tag in keyof Tags]: Styling<Tags[Tag], object> };

  export const styled: StyledTags & {
    <Taken, Wanted>(part: StyledComponent<Taken, Wanted>): Styling<Taken, Wanted>;
    <Taken>(component: ComponentType<Taken> | ExoticComponent<Taken>): Styling<Taken, object>;
  };

  // oxlint-disable-next-line typescript/no-empty-object-type -- as above
  export function css<Wanted extends object = {}>(
    styles: TemplateStringsArray,
    ...parts: readonly Interpolation<Wanted>[]
  ): RuleSet<Wanted>;
  export function keyframes(styles: TemplateStringsArray, ...parts: readonly (string | number)[]): Keyframes;
  export function createGlobalStyle(
    styles: TemplateStringsArray,
    ...parts: readonly Interpolation<object>[]
  ): () => JSX.Element;
  /** The styles of one page of the server: elements drawn below write theirs there. */
  interface StyleRules {
    readonly id?: string;
  }

  export class ServerStyleSheet {
    constructor(options?: { readonly nonce?: string });
    readonly instance: StyleRules;
    getStyleTags(): string;
    seal(): void;
  }

  export function StyleSheetManager(props: {
    readonly nonce?: string | undefined;
    readonly target?: HTMLElement;
    readonly children: ReactNode;
    readonly sheet?: StyleRules;
  }): JSX.Element;
}
