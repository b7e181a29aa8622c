// Runs before the first paint: the build puts it into the page (`frontend/build/first-paint.ts`).

// A chosen theme does not flash.
try {
  var theme = localStorage.getItem('crewvine.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's preference applies.
}

// A page of the server is read first and used later: its paint waits for no script, and shares the line with none. Every other page begins at once.
var namedBy = function (name) {
  var meta = document.querySelector('meta[name="' + name + '"]');
  return meta ? meta.content.split(' ') : [];
};
var nonce = (document.currentScript && document.currentScript.nonce) || '';
var whenWhole = function (go) {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', go);
  else go();
};
var stay = function (event) {
  event.preventDefault();
};
// Code that did not arrive: browsers remember that, so only loading the page once more helps. That waits until the server answers, and longer if it did not help before.
var startAgain = function () {
  var visit = performance.getEntriesByType('navigation')[0];
  var isRepeated = Boolean(visit) && visit.type === 'reload';
  var again = function (answer) {
    if (!answer.ok) startAgain();
    else {
      // The browser asks people who have typed something.
      if (fields.length > 0) addEventListener('beforeunload', stay, { once: true });
      location.reload();
    }
    return answer;
  };
  setTimeout(
    function () {
      fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(again, startAgain);
    },
    isRepeated ? 60000 : 5000,
  );
};
document.addEventListener('startfailed', startAgain);
var load = function () {
  var scripts = namedBy('scripts');
  // Every screen but the landing page needs the table of screens and its own files. They load together with the entry.
  (location.pathname === '/' ? scripts : scripts.concat(namedBy('routes'), namedBy('screen'))).forEach(
    function (href) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.nonce = nonce;
      link.href = href;
      document.head.appendChild(link);
    },
  );
  if (scripts.length === 0) return;
  // A script that is put into a page waits for nothing, and the entry needs the whole page.
  whenWhole(function () {
    var entry = document.createElement('script');
    entry.type = 'module';
    entry.nonce = nonce;
    entry.src = scripts[0];
    entry.addEventListener('error', startAgain);
    document.head.appendChild(entry);
  });
};
// The fonts are half as heavy as a screen's code. On a first visit they load once the screen shows its words, which the
// fallback fonts have drawn at the same width. Later visits find them on the device.
var hasFonts = true;
try {
  hasFonts = localStorage.getItem('crewvine.fonts') !== null;
} catch {
  // Storage is blocked: they load with the rest.
}
var checks = 0;
// Parts further down load when someone scrolls there.
var isInView = function (element) {
  return element.getBoundingClientRect().top < innerHeight;
};
var bringFonts = function () {
  var isShown =
    document.querySelector('main h1') &&
    !Array.from(document.querySelectorAll('main [aria-busy]')).some(isInView);
  if (!isShown && ++checks < 50) {
    setTimeout(bringFonts, 200);
    return;
  }
  delete document.documentElement.dataset.fonts;
  try {
    localStorage.setItem('crewvine.fonts', '1');
  } catch {
    // The device has no room: they load late again.
  }
};
if (document.documentElement.dataset.drawn === undefined) {
  if (!hasFonts) {
    document.documentElement.dataset.fonts = 'later';
    bringFonts();
  }
  load();
} else
  whenWhole(function () {
    var isLoading = false;
    var begin = function () {
      if (!isLoading) load();
      isLoading = true;
    };
    // In a tab that nobody looks at nothing is painted.
    setTimeout(begin, document.hidden ? 0 : 1000);
    requestAnimationFrame(function () {
      setTimeout(begin, 0);
    });
  });

// A page of the server can be seen before it can be used: the last press until then is kept, and made again when React has come to the button.
var kept = null;
// React marks an element when it comes to it, and hears of it from when it has come to the whole screen (`frontend/src/app/Usable.tsx`).
var isTakenOver = function () {
  return !document.getElementById('page-data') || document.documentElement.dataset.usable !== undefined;
};
var isUsable = function (element) {
  return (
    isTakenOver() &&
    Object.keys(element).some(function (name) {
      return name.indexOf('__reactProps$') === 0;
    })
  );
};
var repeat = function () {
  if (!kept || !kept.isConnected) return;
  if (!isUsable(kept)) {
    requestAnimationFrame(repeat);
    return;
  }
  var pressed = kept;
  kept = null;
  // Radix listens to the first of them, everything else to the last.
  ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'].forEach(function (type) {
    pressed.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window }));
  });
};
// A form that says where it goes. "#" is what a form says that its script sends.
var goesByItself = function (form) {
  return Boolean(form) && (form.getAttribute('action') || '#') !== '#';
};
document.addEventListener(
  'click',
  function (event) {
    var pressed = event.target.closest && event.target.closest('#root button, #root [role="button"]');
    if (!pressed || goesByItself(pressed.form)) return;
    if (isUsable(pressed)) {
      // The press may come before the next frame: what was typed before it comes first.
      restoreFields();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!kept) requestAnimationFrame(repeat);
    kept = pressed;
  },
  true,
);

// What is typed or chosen until then is kept as well: React would go on from what it drew.
var fields = [];
var restoreFields = function () {
  fields = fields.filter(function (field) {
    var element = field.element;
    if (!element.isConnected) return false;
    if (!isUsable(element)) return true;
    if (element.type === 'checkbox' || element.type === 'radio') {
      // What is chosen already when React comes to it is no news to React: it is taken back, and chosen again.
      if (element.checked === field.checked) element.checked = !field.checked;
      element.click();
      return false;
    }
    // React takes a value for new where it differs from the last that was set on the element itself.
    element.value = field.drawn;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value').set.call(element, field.value);
    ['input', 'change'].forEach(function (type) {
      element.dispatchEvent(new Event(type, { bubbles: true }));
    });
    return false;
  });
  if (fields.length > 0) requestAnimationFrame(restoreFields);
};
// Leaving a field checks it: React must know what was typed, or a message would move the button under the finger.
document.addEventListener(
  'focusout',
  function () {
    if (fields.length > 0 && isTakenOver()) restoreFields();
  },
  true,
);
var drawnValue = function (element) {
  if (element.tagName !== 'SELECT') return element.defaultValue;
  var chosen = element.querySelector('option[selected]') || element.options[0];
  return chosen ? chosen.value : '';
};
document.addEventListener(
  'input',
  function (event) {
    var element = event.target;
    if (!element.closest || !element.closest('#root') || isUsable(element)) return;
    if (fields.length === 0) requestAnimationFrame(restoreFields);
    fields = fields.filter(function (field) {
      return field.element !== element;
    });
    fields.push({
      element: element,
      drawn: drawnValue(element),
      value: element.value,
      checked: element.checked,
    });
  },
  true,
);
