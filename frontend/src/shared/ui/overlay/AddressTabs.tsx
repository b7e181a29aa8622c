import type { ReactNode } from 'react';
import { useTabParam } from '../../lib/index.ts';
import { Stack } from '../layout/primitives.ts';
import { Tabs } from './Tabs.tsx';

interface AddressTabsProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
  readonly words: (tab: Tab) => string;
  readonly content: Readonly<Record<Tab, ReactNode>>;
}

/** The areas of a page. The address contains the open one, so that it can be shared. */
export function AddressTabs<Tab extends string>({ label, tabs, words, content }: AddressTabsProps<Tab>) {
  const [open, openTab] = useTabParam(tabs);
  return (
    <Tabs
      label={label}
      value={open}
      onChange={openTab}
      tabs={tabs.map((tab) => ({
        value: tab,
        label: words(tab),
        content: (
          <Stack as="section" aria-label={words(tab)}>
            {content[tab]}
          </Stack>
        ),
      }))}
    />
  );
}
