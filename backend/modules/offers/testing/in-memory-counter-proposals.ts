import type { OfferLetterId } from '#kernel/ids.ts';
import type { CounterProposals } from '../application/ports.ts';
import type { CounterProposal } from '../domain/changing/counter-proposal.ts';

export class InMemoryCounterProposals implements CounterProposals {
  kept: readonly CounterProposal[] = [];

  async of(letterId: OfferLetterId): Promise<readonly CounterProposal[]> {
    return this.kept.filter(({ offerLetterId }) => offerLetterId === letterId);
  }

  async add(proposal: CounterProposal): Promise<void> {
    this.kept = [proposal, ...this.kept];
  }

  async answer(id: string, status: 'accepted' | 'declined'): Promise<void> {
    this.kept = this.kept.map((one) => (one.id === id ? { ...one, status } : one));
  }
}
