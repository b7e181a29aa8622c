import type { VersionedSections } from '#contract/http/vocabulary/agreed-text.ts';

/** `LETTER_CONSENT` for an addendum, whose letter was signed before with a consent of its own. */
export const ADDENDUM_CONSENT: VersionedSections = {
  version: '2026-11-b-addendum',
  en: {
    sections: [
      {
        title: 'What this covers',
        text: 'This addendum alone: reading it, signing it and getting your copy electronically. Nothing else.',
      },
      {
        title: 'You can have it on paper',
        text: `You don't have to sign electronically. Before or after you sign, you can ask the employer for a paper copy with "Ask for a paper copy" on this page. It's free.`,
      },
      {
        title: 'You can change your mind',
        text: `You can withdraw your consent at any time with "Withdraw my consent" on this page. It costs nothing. If you do it before you sign, the employer is asked to send you the addendum on paper. If you do it after you sign, your signature stays valid, and anything else about this addendum comes on paper.`,
      },
      {
        title: 'If your phone, email or address changes',
        text: 'Tell the employer, or change it in your Crewvine profile if you have an account.',
      },
      {
        title: 'What you need',
        text: 'A phone or computer with internet, a current browser (Chrome, Safari, Firefox or Edge) and a program that opens PDF files. To keep your copy: room to save it, or a printer.',
      },
      {
        title: 'How we know you can open it',
        text: 'Open the addendum (PDF) on this page. That shows that your device can open it. You can sign after that.',
      },
    ],
    statement:
      'I agree to use electronic records and my electronic signature for this addendum. My electronic signature counts like one on paper.',
  },
  es: {
    sections: [
      {
        title: 'Qué abarca',
        text: 'Solo este anexo: leerlo, firmarlo y recibir su copia por medios electrónicos. Nada más.',
      },
      {
        title: 'Puede tenerlo en papel',
        text: 'No está obligado a firmar electrónicamente. Antes o después de firmar puede pedir al empleador una copia en papel con "Pedir una copia en papel" en esta página. Es gratis.',
      },
      {
        title: 'Puede cambiar de opinión',
        text: 'Puede retirar su consentimiento en cualquier momento con "Retirar mi consentimiento" en esta página. No cuesta nada. Si lo hace antes de firmar, se pide al empleador que le envíe el anexo en papel. Si lo hace después de firmar, su firma sigue siendo válida y lo demás sobre este anexo le llega en papel.',
      },
      {
        title: 'Si cambia su teléfono, correo o dirección',
        text: 'Avise al empleador, o cámbielo en su perfil de Crewvine si tiene una cuenta.',
      },
      {
        title: 'Qué necesita',
        text: 'Un teléfono o una computadora con internet, un navegador actual (Chrome, Safari, Firefox o Edge) y un programa que abra archivos PDF. Para guardar su copia: espacio para guardarla o una impresora.',
      },
      {
        title: 'Cómo sabemos que puede abrirlo',
        text: 'Abra el anexo (PDF) en esta página. Así se comprueba que su dispositivo puede abrirlo. Después puede firmar.',
      },
    ],
    statement:
      'Acepto usar documentos electrónicos y mi firma electrónica para este anexo. Mi firma electrónica vale como una en papel.',
  },
};
