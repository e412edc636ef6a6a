// Packs a few tasks into records, the way old file formats do, and checks what was packed.
var NUL = '\x00';
var FIELDS = ['name', 'owner', 'size', 'state'];

function pad(text, width, filler) {
  var padded = String(text);
  while (padded.length < width) {
    padded = filler + padded;
  }
  return padded;
}

function octal(number, width) {
  return pad(number.toString(8), width - 1, '0') + NUL;
}

function checksum(record) {
  var sum = 0;
  for (var i = 0; i < record.length; i++) {
    sum = (sum * 31 + record.charCodeAt(i)) & 0xffff;
  }
  return sum;
}

function Task(name, owner, size) {
  this.name = name;
  this.owner = owner;
  this.size = size;
  this.state = 'new';
  this.history = [];
}

Task.prototype.move = function (state) {
  if (this.state === state) {
    return this;
  }
  this.history.push(this.state);
  this.state = state;
  return this;
};

Task.prototype.toRecord = function () {
  var record = '';
  for (var i = 0; i < FIELDS.length; i++) {
    var value = this[FIELDS[i]];
    if (typeof value === 'number') {
      record += octal(value, 8);
    } else {
      record += value + NUL;
    }
  }
  return record;
};

var Formats = {
  header: function (kind, count) {
    var magic;
    switch (kind) {
      case 'old':
        magic = 'TASK' + '\x00' + '7' + 'A';
        break;
      case 'new':
        magic = 'TASK' + '\x01' + 'B';
        break;
      default:
        throw new Error('unknown kind ' + kind);
    }
    return magic + octal(count, 4);
  },
  trailer: function (body) {
    var sum = checksum(body);
    return sum > 0x7fff ? 'high:' + pad(sum.toString(16), 4, '0') : 'low:' + sum;
  },
};

function pack(kind, tasks) {
  var body = Formats.header(kind, tasks.length);
  for (var i = 0; i < tasks.length; i++) {
    body += tasks[i].toRecord();
  }
  return body + Formats.trailer(body);
}

function simulate(tasks, workers) {
  var log = [];
  var clock = 0;
  for (var i = 0; i < tasks.length; i++) {
    var task = tasks[i].move('running');
    clock += task.size % 7;
    task.move(clock % 3 === 0 ? 'failed' : 'done');
    log.push((i % workers) + ' ' + clock + ' ' + task.name + ' ' + task.state);
  }
  return log;
}

var tasks = [
  new Task('parse', 'ann', 12),
  new Task('check', 'bob', 7),
  new Task('emit', 'ann', 31),
  new Task('link', 'cid', 64),
  new Task('strip', 'bob', 5),
  new Task('sign', 'dee', 18),
];

var log = simulate(tasks, 2);
for (var line = 0; line < log.length; line++) {
  console.log(log[line]);
}

var total = 0;
var byOwner = {};
for (var t = 0; t < tasks.length; t++) {
  total += tasks[t].size;
  byOwner[tasks[t].owner] = (byOwner[tasks[t].owner] || 0) + tasks[t].size;
}
for (var owner in byOwner) {
  if (byOwner.hasOwnProperty(owner)) {
    console.log(owner + ': ' + Math.round((100 * byOwner[owner]) / total) + ' %');
  }
}

var packed = { old: pack('old', tasks), 'new': pack('new', tasks.slice(1, 4)) };
console.log('old', packed.old.length, checksum(packed.old));
console.log('new', packed['new'].length, checksum(packed['new']));
