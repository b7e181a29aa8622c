import type { VersionedSections } from '#contract/http/vocabulary/agreed-text.ts';

/**
 * The disclosures that 15 U.S.C. § 7001(c) requires before someone reads electronically: scope, the right to
 * paper and its cost, withdrawal and its effects, new contact data, requirements for reading, and proof of
 * readability (rules.md#check-esign-consent).
 */
export const CHECK_ESIGN_CONSENT: VersionedSections = {
  version: '2026-11-b-check',
  en: {
    sections: [
      {
        title: 'What this covers',
        text: 'The disclosure and the authorization of this one check or test: reading them, signing them and getting your copy electronically. Nothing else.',
      },
      {
        title: 'You can have it on paper',
        text: `You don't have to do this electronically. Choose "On paper instead" on this page, and we tell the employer to give you the disclosure and the authorization on paper. You can also ask the employer for a paper copy after you sign. It's free.`,
      },
      {
        title: 'You can change your mind',
        text: 'You can withdraw your consent at any time. It costs nothing. Before you sign, choose "On paper instead" or leave this page. After you sign, write to the employer: your signature stays valid for what was done until then, and anything else about this check or test comes on paper.',
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
        text: 'The disclosure is a page like this one. If you can read this page and check the box below, your device can show it.',
      },
    ],
    statement:
      'I can read this page, and I agree to get and sign the disclosure and the authorization electronically.',
  },
  es: {
    sections: [
      {
        title: 'Qué abarca',
        text: 'El aviso y la autorización de esta única verificación o prueba: leerlos, firmarlos y recibir su copia por medios electrónicos. Nada más.',
      },
      {
        title: 'Puede tenerlo en papel',
        text: 'No está obligado a hacerlo electrónicamente. Elija "Mejor en papel" en esta página y avisamos al empleador que le dé el aviso y la autorización en papel. También puede pedir al empleador una copia en papel después de firmar. Es gratis.',
      },
      {
        title: 'Puede cambiar de opinión',
        text: 'Puede retirar su consentimiento en cualquier momento. No cuesta nada. Antes de firmar, elija "Mejor en papel" o salga de esta página. Después de firmar, escriba al empleador: su firma sigue siendo válida para lo hecho hasta entonces, y lo demás sobre esta verificación o prueba le llega en papel.',
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
        text: 'El aviso es una página como esta. Si puede leer esta página y marcar la casilla de abajo, su dispositivo puede mostrarlo.',
      },
    ],
    statement:
      'Puedo leer esta página y acepto recibir y firmar el aviso y la autorización por medios electrónicos.',
  },
};

export type { HashedText } from '#contract/http/vocabulary/agreed-text.ts';
