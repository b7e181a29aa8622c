import { DomainError } from '#kernel/domain-error.ts';

export function section1Missing(): DomainError {
  return new DomainError('eligibility.section1_missing', 'conflict', 'Section 1 has to be signed first');
}

export function section2Missing(): DomainError {
  return new DomainError('eligibility.section2_missing', 'conflict', 'Section 2 has to be signed first');
}

export function nothingToReverify(): DomainError {
  const message = "There's nothing to reverify on this form";
  return new DomainError('eligibility.nothing_to_reverify', 'rule_broken', message, { path: 'documents' });
}

export function section1Signed(): DomainError {
  return new DomainError('eligibility.section1_signed', 'conflict', 'Section 1 is already signed');
}

export function section2Signed(): DomainError {
  return new DomainError('eligibility.section2_signed', 'conflict', 'Section 2 is already signed');
}

export function supplementEmpty(): DomainError {
  const message = 'Enter a rehire, a new name or a document';
  return new DomainError('eligibility.supplement_empty', 'invalid', message, { path: 'documents' });
}

export function endedBefore(isRehired: boolean): DomainError {
  const message = isRehired
    ? 'Enter a day from the rehire to today'
    : 'Enter a day from the first day of work to today';
  return new DomainError('eligibility.ended_before', 'rule_broken', message, { path: 'endedOn' });
}

export function formCanceled(): DomainError {
  return new DomainError('eligibility.form_canceled', 'expired', 'This form was canceled');
}

export function formGone(): DomainError {
  return new DomainError(
    'eligibility.form_gone',
    'expired',
    'This form was destroyed after its retention day',
  );
}

export function notHeld(): DomainError {
  return new DomainError('eligibility.not_held', 'conflict', "This form isn't held");
}

export function notCopied(): DomainError {
  const message = "Copies aren't kept for this form: they're kept for everyone or for no one";
  return new DomainError('eligibility.not_copied', 'rule_broken', message, { path: 'kind' });
}
