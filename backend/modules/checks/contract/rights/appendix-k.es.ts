import type { RightsText } from './rights-text.ts';

/** Crewvine's own translation of `RIGHTS_EN`, which appendix K allows if it is accurate: sentence by sentence, with nothing left out. */
export const RIGHTS_ES: RightsText = {
  otherLanguage:
    'Para información en español, visite www.consumerfinance.gov/learnmore o escriba a la Consumer Financial Protection Bureau, 1700 G Street NW, Washington, DC 20552.',
  title: 'Resumen de sus derechos según la Ley de Informe Imparcial de Crédito (Fair Credit Reporting Act)',
  intro:
    'La Ley federal de Informe Imparcial de Crédito (FCRA, por sus siglas en inglés) promueve la exactitud, la imparcialidad y la privacidad de la información en los expedientes de las agencias de informes del consumidor. Hay muchos tipos de agencias de informes del consumidor, entre ellas las agencias de crédito y las agencias especializadas (como las que venden información sobre el historial de cheques, los expedientes médicos y el historial de alquileres). Este es un resumen de sus principales derechos según la FCRA. Para más información, incluso sobre otros derechos, visite www.consumerfinance.gov/learnmore o escriba a: Consumer Financial Protection Bureau, 1700 G Street NW, Washington, DC 20552.',
  rights: [
    {
      lead: 'Se le debe avisar si la información de su expediente se usó en su contra.',
      text: 'Toda persona que use un informe de crédito u otro tipo de informe del consumidor para negarle una solicitud de crédito, seguro o empleo, o para tomar otra medida adversa contra usted, debe avisarle y darle el nombre, la dirección y el número de teléfono de la agencia que dio la información.',
    },
    {
      lead: 'Usted tiene derecho a saber qué hay en su expediente.',
      text: 'Puede pedir y obtener toda la información sobre usted que esté en los expedientes de una agencia de informes del consumidor (la “divulgación de su expediente”). Se le pedirá una identificación adecuada, que puede incluir su número de Seguro Social. En muchos casos la divulgación será gratuita. Usted tiene derecho a una divulgación gratuita de su expediente si:',
      points: [
        'una persona tomó una medida adversa contra usted por la información de su informe de crédito;',
        'usted es víctima de robo de identidad y pone una alerta de fraude en su expediente;',
        'su expediente contiene información inexacta como resultado de un fraude;',
        'usted recibe asistencia pública;',
        'usted no tiene empleo, pero espera solicitar uno en un plazo de 60 días.',
      ],
      more: [
        'Además, todos los consumidores tienen derecho a una divulgación gratuita cada 12 meses, si la piden, de cada agencia de crédito de alcance nacional y de las agencias especializadas de informes del consumidor de alcance nacional. Visite www.consumerfinance.gov/learnmore para más información.',
      ],
    },
    {
      lead: 'Usted tiene derecho a pedir un puntaje de crédito.',
      text: 'Los puntajes de crédito son resúmenes numéricos de su capacidad de crédito, basados en información de las agencias de crédito. Puede pedir un puntaje de crédito a las agencias de informes del consumidor que crean puntajes o distribuyen puntajes usados en préstamos para propiedades residenciales, pero tendrá que pagarlo. En algunas operaciones hipotecarias, el prestamista hipotecario le dará gratis la información del puntaje de crédito.',
    },
    {
      lead: 'Usted tiene derecho a disputar la información incompleta o inexacta.',
      text: 'Si usted encuentra en su expediente información incompleta o inexacta y se lo informa a la agencia de informes del consumidor, la agencia debe investigar, salvo que su disputa sea frívola. Visite www.consumerfinance.gov/learnmore para una explicación de los procedimientos de disputa.',
    },
    {
      lead: 'Las agencias de informes del consumidor deben corregir o borrar la información inexacta, incompleta o que no se pueda verificar.',
      text: 'La información inexacta, incompleta o que no se pueda verificar debe quitarse o corregirse, por lo general en un plazo de 30 días. Sin embargo, una agencia de informes del consumidor puede seguir informando lo que haya verificado como exacto.',
    },
    {
      lead: 'Las agencias de informes del consumidor no pueden informar datos negativos que ya son antiguos.',
      text: 'En la mayoría de los casos, una agencia de informes del consumidor no puede informar datos negativos de más de siete años, ni bancarrotas de más de 10 años.',
    },
    {
      lead: 'El acceso a su expediente es limitado.',
      text: 'Una agencia de informes del consumidor puede dar información sobre usted solo a personas con una necesidad válida, por lo general para considerar una solicitud ante un acreedor, una aseguradora, un empleador, un arrendador u otro negocio. La FCRA especifica quiénes tienen una necesidad válida de acceso.',
    },
    {
      lead: 'Usted debe dar su consentimiento para que se den informes a los empleadores.',
      text: 'Una agencia de informes del consumidor no puede dar información sobre usted a su empleador, ni a un posible empleador, sin su consentimiento por escrito dado al empleador. Por lo general, el consentimiento por escrito no se exige en la industria del transporte por camión. Para más información, visite www.consumerfinance.gov/learnmore.',
    },
    {
      lead: 'Usted puede limitar las ofertas “preseleccionadas” de crédito y seguro que recibe según la información de su informe de crédito.',
      text: 'Las ofertas “preseleccionadas” de crédito y seguro que usted no pidió deben incluir un número de teléfono gratuito al que puede llamar si decide quitar su nombre y dirección de las listas en que se basan esas ofertas. Puede excluirse ante las agencias de crédito de alcance nacional en el 1-888-5-OPTOUT (1-888-567-8688).',
    },
  ],
  nationwide: {
    lead: 'El siguiente derecho de la FCRA se aplica a las agencias de informes del consumidor de alcance nacional:',
    title: 'LOS CONSUMIDORES TIENEN DERECHO A OBTENER UN CONGELAMIENTO DE SEGURIDAD',
    paragraphs: [
      'Usted tiene derecho a poner un “congelamiento de seguridad” en su informe de crédito, que le prohíbe a una agencia de informes del consumidor dar a conocer la información de su informe de crédito sin su autorización expresa. El congelamiento de seguridad está diseñado para impedir que se aprueben créditos, préstamos y servicios a su nombre sin su consentimiento. Sin embargo, tenga en cuenta que usar un congelamiento de seguridad para controlar quién tiene acceso a la información personal y financiera de su informe de crédito puede retrasar, dificultar o impedir la aprobación a tiempo de cualquier solicitud o trámite posterior que usted haga sobre un nuevo préstamo, crédito, hipoteca o cualquier otra cuenta que implique la concesión de crédito.',
      'Como alternativa a un congelamiento de seguridad, usted tiene derecho a poner una alerta de fraude inicial o extendida en su expediente de crédito sin costo. Una alerta de fraude inicial es una alerta de 1 año que se pone en el expediente de crédito de un consumidor. Al ver una alerta de fraude en el expediente de crédito de un consumidor, un negocio debe tomar medidas para verificar la identidad del consumidor antes de conceder un nuevo crédito. Si usted es víctima de robo de identidad, tiene derecho a una alerta de fraude extendida, que es una alerta de fraude que dura 7 años.',
      'Un congelamiento de seguridad no se aplica a una persona o entidad, ni a sus afiliadas, ni a las agencias de cobro que actúen en nombre de la persona o entidad, con la que usted ya tenga una cuenta y que pida información de su informe de crédito para revisar o cobrar la cuenta. Revisar la cuenta incluye actividades relacionadas con el mantenimiento de la cuenta, la supervisión, los aumentos de la línea de crédito y las mejoras y ampliaciones de la cuenta.',
    ],
  },
  lastRights: [
    {
      lead: 'Usted puede reclamar daños y perjuicios a quienes violen la ley.',
      text: 'Si una agencia de informes del consumidor o, en algunos casos, un usuario de informes del consumidor o quien da información a una agencia de informes del consumidor viola la FCRA, usted podría demandar en un tribunal estatal o federal.',
    },
    {
      lead: 'Las víctimas de robo de identidad y el personal militar en servicio activo tienen otros derechos.',
      text: 'Para más información, visite www.consumerfinance.gov/learnmore.',
    },
  ],
  states:
    'Los estados pueden hacer cumplir la FCRA, y muchos estados tienen sus propias leyes sobre informes del consumidor. En algunos casos, usted puede tener más derechos según la ley estatal. Para más información, comuníquese con la agencia estatal o local de protección al consumidor o con el Fiscal General de su estado. Para información sobre sus derechos federales, comuníquese con:',
  business: 'TIPO DE NEGOCIO:',
  contact: 'CONTACTO:',
  regulators: [
    {
      business:
        '1.a. Bancos, asociaciones de ahorro y cooperativas de crédito con activos totales de más de $10 mil millones, y sus afiliadas',
      contact: 'a. Consumer Financial Protection Bureau\n1700 G Street NW\nWashington, DC 20552',
    },
    {
      business:
        'b. Las afiliadas que no sean bancos, asociaciones de ahorro ni cooperativas de crédito también deben indicar, además de la CFPB:',
      contact:
        'b. Federal Trade Commission\nConsumer Response Center\n600 Pennsylvania Avenue NW\nWashington, DC 20580\n(877) 382-4357',
    },
    {
      business:
        '2. En la medida en que no estén incluidos en el punto 1 anterior:\na. Bancos nacionales, asociaciones federales de ahorro, y sucursales y agencias federales de bancos extranjeros',
      contact:
        'a. Office of the Comptroller of the Currency\nCustomer Assistance Group\nP.O. Box 53570\nHouston, TX 77052',
    },
    {
      business:
        'b. Bancos estatales miembros, sucursales y agencias de bancos extranjeros (que no sean sucursales federales, agencias federales ni sucursales estatales aseguradas de bancos extranjeros), compañías de préstamos comerciales de propiedad o bajo el control de bancos extranjeros, y organizaciones que operan según la sección 25 o 25A de la Ley de la Reserva Federal.',
      contact: 'b. Federal Reserve Consumer Help Center\nP.O. Box 1200\nMinneapolis, MN 55480',
    },
    {
      business:
        'c. Bancos asegurados no miembros, sucursales estatales aseguradas de bancos extranjeros y asociaciones estatales de ahorro aseguradas',
      contact:
        'c. Division of Depositor and Consumer Protection\nNational Center for Consumer and Depositor Assistance\nFederal Deposit Insurance Corporation\n1100 Walnut Street, Box #11\nKansas City, MO 64106',
    },
    {
      business: 'd. Cooperativas federales de crédito',
      contact:
        'd. National Credit Union Administration\nOffice of Consumer Financial Protection\n1775 Duke Street\nAlexandria, VA 22314',
    },
    {
      business: '3. Compañías aéreas',
      contact:
        'Assistant General Counsel for Office of Aviation Consumer Protection\nDepartment of Transportation\n1200 New Jersey Avenue SE\nWashington, DC 20590',
    },
    {
      business: '4. Acreedores sujetos a la Junta de Transporte de Superficie',
      contact:
        'Office of Public Assistance, Governmental Affairs, and Compliance\nSurface Transportation Board\n395 E Street SW\nWashington, DC 20423',
    },
    {
      business: '5. Acreedores sujetos a la Ley de Empacadores y Corrales de Ganado de 1921',
      contact: 'Oficina regional más cercana de la Packers and Stockyards Division',
    },
    {
      business: '6. Compañías de inversión en pequeñas empresas',
      contact:
        'Associate Administrator, Office of Capital Access\nUnited States Small Business Administration\n409 Third Street SW, Suite 8200\nWashington, DC 20416',
    },
    {
      business: '7. Corredores y agentes de valores',
      contact: 'Securities and Exchange Commission\n100 F Street NE\nWashington, DC 20549',
    },
    {
      business: '8. Instituciones miembros del Sistema de Crédito Agrícola',
      contact: 'Farm Credit Administration\n1501 Farm Credit Drive\nMcLean, VA 22102-5090',
    },
    {
      business:
        '9. Comercios minoristas, compañías financieras y todos los demás acreedores que no figuran arriba',
      contact:
        'Federal Trade Commission\nConsumer Response Center\n600 Pennsylvania Avenue NW\nWashington, DC 20580\n(877) 382-4357',
    },
  ],
};
