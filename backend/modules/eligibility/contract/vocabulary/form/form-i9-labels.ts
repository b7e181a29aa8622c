import type { Citizenship } from './form-i9.ts';

/** The form's exact words, as they are signed: English is the language of record. Source: as `form-i9.ts`. */
export const FORM_I9_LABELS = {
  title: 'Employment Eligibility Verification',
  department: 'Department of Homeland Security',
  service: 'U.S. Citizenship and Immigration Services',
  start:
    'START HERE: Employers must ensure the form instructions are available to employees when completing this form. Employers are liable for failing to comply with the requirements for completing this form. See below and the Instructions.',
  antiDiscrimination:
    'ANTI-DISCRIMINATION NOTICE: All employees can choose which acceptable documentation to present for Form I-9. Employers cannot ask employees for documentation to verify information in Section 1, or specify which acceptable documentation employees must present for Section 2 or Supplement B, Reverification and Rehire. Treating employees differently based on their citizenship, immigration status, or national origin may be illegal.',
  section1:
    'Section 1. Employee Information and Attestation: Employees must complete and sign Section 1 of Form I-9 no later than the first day of employment, but not before accepting a job offer.',
  section1Attestation:
    'I am aware that federal law provides for imprisonment and/or fines for false statements, or the use of false documents, in connection with the completion of this form. I attest, under penalty of perjury, that this information, including my selection of the box attesting to my citizenship or immigration status, is true and correct.',
  checkOne:
    'Check one of the following boxes to attest to your citizenship or immigration status (See page 2 and 3 of the instructions.):',
  preparer:
    'If a preparer and/or translator assisted you in completing Section 1, that person MUST complete the Preparer and/or Translator Certification on Page 3.',
  section2:
    'Section 2. Employer Review and Verification: Employers or their authorized representative must complete and sign Section 2 within three business days after the employee’s first day of employment, and must physically examine, or examine consistent with an alternative procedure authorized by the Secretary of DHS, documentation from List A OR a combination of documentation from List B and List C. Enter any additional documentation in the Additional Information box; see Instructions.',
  alternative: 'Check here if you used an alternative procedure authorized by DHS to examine documents.',
  certification:
    'Certification: I attest, under penalty of perjury, that (1) I have examined the documentation presented by the above-named employee, (2) the above-listed documentation appears to be genuine and to relate to the employee named, and (3) to the best of my knowledge, the employee is authorized to work in the United States.',
  supplementA: 'Supplement A, Preparer and/or Translator Certification for Section 1',
  preparerAttestation:
    'I attest, under penalty of perjury, that I have assisted in the completion of Section 1 of this form and that to the best of my knowledge the information is true and correct.',
  supplementB: 'Supplement B, Reverification and Rehire (formerly Section 3)',
  reverification:
    'Reverification: If the employee requires reverification, your employee can choose to present any acceptable List A or List C documentation to show continued employment authorization. Enter the document information in the spaces below.',
  reverificationAttestation:
    'I attest, under penalty of perjury, that to the best of my knowledge, this employee is authorized to work in the United States, and if the employee presented documentation, the documentation I examined appears to be genuine and to relate to the individual who presented it.',
} as const;

/** The four boxes, in their order. */
export const CITIZENSHIP_LABELS: Readonly<Record<Citizenship, string>> = {
  citizen: '1. A citizen of the United States',
  national: '2. A noncitizen national of the United States (See Instructions.)',
  permanent_resident: '3. A lawful permanent resident (Enter USCIS or A-Number.)',
  authorized_alien: '4. An alien authorized to work until (exp. date, if any)',
};
