// What this device keeps, on the page that shows up without a line (rules.md#kept-offline). `frontend/src/shared/kept` writes it. In both
// languages, as everything on that page.
(function () {
  // So long does a session last (rules.md#session-ends).
  var SESSION_MS = 30 * 86400000;
  var LABELS = [
    [/^(post-job|job)/, 'Job', 'Empleo'],
    [/^writing/, 'Post', 'Publicación'],
    [/^offer/, 'Offer', 'Oferta'],
    [/^event/, 'Event', 'Evento'],
    [/board/, 'Board', 'Tablero'],
    [/^apply/, 'Application', 'Postulación'],
    [/^(candidate|work|onboarding)/, 'Profile', 'Perfil'],
    [/^refer$/, 'Referral', 'Recomendación'],
    [/./, 'Form', 'Formulario'],
  ];
  var read = function (storage, name) {
    try {
      return JSON.parse(storage.getItem(name));
    } catch {
      return null;
    }
  };
  var listIn = function (name) {
    var list = read(localStorage, name);
    return Array.isArray(list) ? list : [];
  };
  var draftsIn = function (storage, prefix, nameOf) {
    return Object.keys(storage)
      .filter(function (key) {
        return key.indexOf(prefix) === 0;
      })
      .map(function (key) {
        return { name: nameOf(key.slice(prefix.length)), values: read(storage, key) || {} };
      });
  };
  var wordsOf = function (values) {
    var words = ['title', 'name', 'workerName', 'content', 'description', 'company'].map(function (field) {
      return typeof values[field] === 'string' ? values[field].trim() : '';
    });
    return (words.find(Boolean) || '').slice(0, 80);
  };
  var isSomeones = function () {
    var owner = read(localStorage, 'crewvine.owner');
    return Boolean(owner) && !owner.hasEnded && Date.now() - owner.since < SESSION_MS;
  };
  /** Nobody has gone on since someone logged out here: what was theirs goes now. */
  var forget = function () {
    [localStorage, sessionStorage].forEach(function (storage) {
      Object.keys(storage).forEach(function (key) {
        if (/^crewvine\.(draft\.|refer\.|owner$|kept\.referrals$)/.test(key)) storage.removeItem(key);
      });
    });
  };

  var both = function (tag, english, spanish) {
    var element = document.createElement(tag);
    var second = document.createElement('span');
    second.lang = 'es';
    second.textContent = spanish;
    element.append(english + ' / ', second);
    return element;
  };
  var line = function (strong, rest) {
    var item = document.createElement('li');
    var first = document.createElement('strong');
    first.textContent = strong;
    item.append(first);
    rest.filter(Boolean).forEach(function (words) {
      item.append(document.createElement('br'), words);
    });
    return item;
  };
  var show = function (heading, items) {
    if (items.length === 0) return;
    var list = document.createElement('ul');
    list.append.apply(list, items);
    document.getElementById('kept').append(heading, list);
  };

  try {
    if (document.cookie.indexOf('crewvine.logged-out=') >= 0) forget();
    if (isSomeones()) {
      var referrals = listIn('crewvine.kept.referrals').map(function (referral) {
        return line(String(referral.worker), [referral.job, referral.status]);
      });
      show(both('h2', 'Your referrals', 'Sus recomendaciones'), referrals);
      var sameName = function (name) {
        return name;
      };
      var drafts = draftsIn(localStorage, 'crewvine.draft.', sameName)
        .concat(
          draftsIn(sessionStorage, 'crewvine.refer.', function () {
            return 'refer';
          }),
        )
        .map(function (draft) {
          var label = LABELS.find(function (known) {
            return known[0].test(draft.name);
          });
          var item = line(wordsOf(draft.values) || '…', []);
          item.append(document.createElement('br'), both('span', label[1], label[2]));
          return item;
        });
      show(both('h2', 'Drafts on this device', 'Borradores en este aparato'), drafts);
    }
    var jobs = listIn('crewvine.kept.jobs').map(function (job) {
      var bonus = Number(job.referralBonus) > 0 ? ' · $' + job.referralBonus : '';
      return line(job.title + bonus, [job.company + ' · ' + job.location, job.payRate]);
    });
    show(both('h2', 'Last jobs you saw', 'Los últimos empleos que vio'), jobs);
  } catch {
    // Storage is blocked: nothing is kept here.
  }
})();
