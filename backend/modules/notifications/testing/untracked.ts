/** Nothing waits for any message. */
export const untracked = {
  begin: async (): Promise<void> => undefined,
  end: async (): Promise<void> => undefined,
  bounced: async (): Promise<void> => undefined,
};
