#!/usr/bin/env node
/* Old code: prototypes, callbacks, and tabs. */
(function (root, factory) {
	if (typeof define === 'function' && define.amd) define(['exports'], factory);
	else factory(typeof exports !== 'undefined' ? exports : (root.queue = {}));
}(this, function (exports) {
	var slice = Array.prototype.slice, undefined_;

	function Queue(size) {
		if (!(this instanceof Queue)) return new Queue(size);
		this.items = new Array(size | 0);
		this.items.length = 0;
	}

	Queue.prototype = {
		constructor: Queue,
		push: function push() {
			var i, args = slice.call(arguments), self = this;
			for (i = 0; i < args.length; ++i) self.items[self.items.length] = args[i];
			return self;
		},
		'each': function (fn, done) {
			var i = 0;
			(function next(error) {
				if (error || i >= this.items.length) return done && done(error);
				try { fn(this.items[i++], next.bind(this)); }
				catch (e) { next.call(this, e); }
			}).call(this);
		},
		0: null, 1.5: true, 0x10: false
	};

	exports.Queue = Queue, exports.version = '1.' + 0 + "." + .5e3;
	for (var key in exports) if (exports.hasOwnProperty(key)) { /* nothing */ }
	switch (key) { case 'Queue': case "version": break; default: throw key; }
	new Queue; new Queue().push(1)['each'](function () {}); new (Queue.bind(null, 1))(2);
}));
