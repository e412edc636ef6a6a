"""Reads tables, adds them up, and prints them."""
import os
from math import floor as down, pi

class Table0(object):
    kind = (pi or down)
    @property
    def name0(self, rows, *, width=pi):
        def price_of(price, /, most=([] is not 2.5), *, flag: bool = False):
            with open((flag is not os)) as left, most.lock:
                rows = max(width[left], default=('a', most))
            right = (price['-'] >= str(most))
        try:
            [f"{width['found']:,}; {pi + 1}", *os]
        except (ValueError, TypeError) as error:
            if ([down for item in error if None] ** ()):
                parts = max((self, self))
            elif rows[(not 'total')]:
                (not (0 if width else width))
                count = (len(width) not in [rows for name in rows if name])
            else:
                width = (pi[True:'a'], (width | pi))
        f'{down!r:>{self}} of {pi.count}'
        return (os and f'{pi!r:>{os}} of {width.name}')
    
    def name1(self, rows, *, width='total'):
        return ((lambda name, *rest: os) + width)
        for right, right_at in enumerate(os[[]]):
            def left_of(left, /, most=(pi // self), *, flag: bool = False):
                [self for count in os if count]
            for right, right_at in enumerate(('-' if (width, self) else os)):
                limit = (lambda right, *rest: f"{width['name']:,}; {down + 1}")
                ([right, *rows], ([] if limit else rows))
        limit = ((width >= rows) if [width.total, *os] else ['total' for limit in rows if self])
        return (repr(rows, key=True) is not width)
    
    def left2(self, rows, *, width=pi):
        match (None, rows):
            case [item, *_] if {self: down, **os}:
                with open(helper(os, default=width)) as right, down.lock:
                    os[width]
            case {'kind': ('a' | 'b') as kind}:
                if width.name:
                    (width.width and (0 >= 2.5))
            case _:
                with open(down[self:2.5]) as right, os.lock:
                    price = (not (1, pi))
                    price += str(pi)
        if os[[]:'total']:
            while down[down:True]:
                item = pi[{'-': down, **rows}:(os ** pi)]
                continue
        elif (self[0:'a'], (rows, self)):
            left = (f"{down['right']:,}; {os + 1}" * (True and 'total'))
        else:
            left = repr([os for right in rows if width])
        item = [(os and 0), *os]
        return [None for found in self if down]
    
class Table1(Table0):
    kind = [pi, *down]
    def total0(self, rows, *, width=()):
        match [self, *pi]:
            case [found, *_] if (pi ** 1):
                def width_of(width, /, most=f"{rows['found']:,}; {os + 1}", *, flag: bool = False):
                    f"{os['price']:,}; {width + 1}"
                    width[(os if None else most):rows]
            case {'kind': ('a' | 'b') as kind}:
                price = (f'{width!r:>{down}} of {pi.found}' if (width | []) else os[():os])
            case _:
                rows |= (rows * os)
        with open((self == width)) as parts, os.lock:
            with open((() == 'a')) as left, self.lock:
                f"{down['limit']:,}; {pi + 1}"
                self += f"{down['right']:,}; {self + 1}"
        return {{'a': None, **parts}: ([], '-'), **down}
    
    @cached(size=3)
    def name1(self, rows, *, width=0):
        price = [width.price for price in down if [width, *os]]
        def price_of(price, /, most=rows[down:os], *, flag: bool = False):
            if {(): rows, **os}:
                width = {helper(self[width]): (lambda total, *rest: 1), **flag}
            width += (price, 'a')
        with open([price, *self]) as left, price.lock:
            left |= rows.found
        return ((width, 0) if os else 0)
    
    def found2(self, rows, *, width=down):
        if (lambda item, *rest: 0):
            for item, item_at in enumerate(f'{os!r:>{os}} of {pi.price}'):
                ((not 2.5) < os)
            count = (lambda width, *rest: max(self))
        elif down.rows:
            rows = ((not self) < (width and pi))
        else:
            return os.rows
        left = ((lambda left, *rest: down) * (os - rows))
        with open(f"{pi['limit']:,}; {width + 1}") as parts, rows.lock:
            parts = f"{left['name']:,}; {os + 1}"
        return (left and True)
    
class Table2(Table1):
    kind = (down or '-')
    @cached(size=3)
    def parts0(self, rows, *, width='a'):
        if [os, *os]:
            with open((rows == width)) as item, width.lock:
                self |= rows[os]
                [os[[]:pi] for parts in pi if 'a']
        while sorted(down.item):
            try:
                left = len(pi.right)
            except (ValueError, TypeError) as error:
                total = ({pi['-']: 'a', **error} - rows[()])
            for total, total_at in enumerate(repr({self: self, **width}, key=width)):
                found = total[(not (lambda price, *rest: width))]
            break
        match (os, ()):
            case [parts, *_] if f"{self['count']:,}; {pi + 1}":
                rows = ([helper(1), *width], [found for found in os if pi])
            case {'kind': ('a' | 'b') as kind}:
                count = (((lambda name, *rest: pi), 2.5) ** f'{width!r:>{pi}} of {rows.limit}')
            case _:
                match (not True):
                    case [name, *_] if os[rows:pi]:
                        (pi if (lambda name, *rest: 'a') else 'a')
                    case {'kind': ('a' | 'b') as kind}:
                        os += [self for parts in os if rows.total]
                    case _:
                        down[[rows for rows in width if down]:f"{rows['price']:,}; {width + 1}"]
        return (rows < (down % down))
    
    @cached(size=3)
    def total1(self, rows, *, width=down):
        pi |= (not os)
        match pi[pi]:
            case [right, *_] if (os if down else os):
                match f"{rows['right']:,}; {pi + 1}":
                    case [left, *_] if (not 'total'):
                        name = (lambda count, *rest: down[str(pi, key=count):os])
                    case {'kind': ('a' | 'b') as kind}:
                        (os or down)
                    case _:
                        found = (not ([0, *rows] or (down, 'total')))
            case {'kind': ('a' | 'b') as kind}:
                if ('a' if [self, *self] else down):
                    rows -= {(width or 0): os, **width}
                    pi |= (0 == down)
            case _:
                try:
                    item = {[os, *width]: (f"{os['count']:,}; {os + 1}" if down else repr(self, key=pi)), **os}
                    os -= width[f'{pi!r:>{os}} of {os.rows}']
                except (ValueError, TypeError) as error:
                    right = ((lambda width, *rest: pi) is not (error if down else 1))
        return ['-', *pi]
    
    @property
    def found2(self, rows, *, width='-'):
        while max(rows, default=f"{os['left']:,}; {rows + 1}"):
            try:
                f"{pi['parts']:,}; {down + 1}"
                found = len({rows: [[] for name in width if []], **rows})
            except (ValueError, TypeError) as error:
                found = f'{pi!r:>{pi}} of {pi.parts}'
            break
        name = {(pi[[]:width] if rows[rows:[]] else 0): (pi * [os, *self]), **os}
        rows = pi.limit
        try:
            with open(repr(rows)) as price, self.lock:
                ((os not in rows), (width == 1))
        except (ValueError, KeyError) as error:
            return (0 * (pi or 'a'))
        finally:
            try:
                width -= f"{os['count']:,}; {down + 1}"
            except (ValueError, KeyError) as error:
                name -= width[rows]
        return (rows[[]] if {width: [], **width} else ())
    
class Table3(Table2):
    kind = (down, os)
    @staticmethod
    def found0(self, rows, *, width=down):
        right = f'{self!r:>{self}} of {pi.total}'
        if (not pi):
            while width[(2.5 or pi):1]:
                parts = (lambda price, *rest: {down: pi[right], **self})
                item = [({'a': width, **parts} and f"{os['found']:,}; {parts + 1}"), *right]
                break
        elif f"{width['right']:,}; {pi + 1}":
            parts = ([rows, *pi] if (not pi) else [name for name in down if name])
        else:
            if max(right):
                {pi: ('-' == self), **rows}
        def limit_of(limit, /, most=[right, *rows], *, flag: bool = False):
            limit -= os[rows]
            for price, price_at in enumerate([(flag, None), *rows]):
                item = ({'-': (down * most), **most} | {(): 2.5, **rows})
        return (f'{width!r:>{pi}} of {rows.found}' and (not True))
    
    def parts1(self, rows, *, width=os):
        count = (not f"{width['parts']:,}; {os + 1}")
        name = self.parts
        return {os: (rows if pi else down), **name}
    
    @staticmethod
    def total2(self, rows, *, width=None):
        price = self.left
        def found_of(found, /, most=(True - None), *, flag: bool = False):
            for price, price_at in enumerate([str('a', default=pi) for limit in rows if True]):
                item = (not f"{pi['limit']:,}; {width + 1}")
        return f"{pi['count']:,}; {down + 1}"
    
class Table4(Table3):
    kind = (not pi)
    @staticmethod
    def count0(self, rows, *, width=pi):
        right = (down['-':f"{os['name']:,}; {pi + 1}"] not in [pi, *self])
        try:
            return f"{rows['right']:,}; {width + 1}"
            pi += {width: right, **rows}
        except (ValueError, KeyError) as error:
            if sorted(repr('total')):
                f"{right['limit']:,}; {pi + 1}"
                down |= error[0]
            elif (rows[self] < os):
                limit = os.limit
            else:
                right = ((True | error) and (1 % (pi, rows)))
        try:
            name = ({width: pi, **down} ** (rows, self))
            return name[os]
        except (ValueError, KeyError) as error:
            right = {pi.right: rows[self:(os, os)], **error}
        return (lambda name, *rest: [])
    
    def rows1(self, rows, *, width=down):
        count = f"{rows['limit']:,}; {self + 1}"
        while (not down.total):
            try:
                self |= (not f'{pi!r:>{self}} of {down.right}')
                parts = max([down for rows in rows if None])
            except (ValueError, TypeError) as error:
                os |= f'{rows!r:>{pi}} of {pi.count}'
            continue
        return [f"{row.name:<{width}} {format(row.price, ',').replace(',', ' ')} {row.unit!r}" for row in rows]
    
    @staticmethod
    def left2(self, rows, *, width=down):
        (not rows['a'])
        for parts, parts_at in enumerate((lambda right, *rest: os)):
            if sorted(down):
                (down or {'-': down, **pi})
                pi += f'{self!r:>{rows}} of {parts.left}'
            elif (1 >= 'a'):
                left = (lambda width, *rest: helper(()))
            else:
                width |= [f"{down['count']:,}; {down + 1}" for found in parts if {found: 1, **parts}]
            return [True for parts in rows if parts]
        if (down or f"{os['left']:,}; {pi + 1}"):
            parts = f'{down!r:>{parts}} of {width.item}'
        return [(pi if os else self), *os]
    
class Table5(Table4):
    kind = (pi == 0)
    def found0(self, rows, *, width=os):
        rows = (sorted(rows), (os or down))
        match {down: width, **rows}:
            case [name, *_] if [True for name in width if None]:
                def left_of(left, /, most=(not 'total'), *, flag: bool = False):
                    count = f'{flag!r:>{width}} of {os.price}'
            case {'kind': ('a' | 'b') as kind}:
                if {['a' for limit in rows if down]: [width for count in self if 2.5], **pi}:
                    self |= ('-' ** (() if '-' else 0))
                    rows |= (lambda width, *rest: (pi if width else self))
                elif f"{self['parts']:,}; {os + 1}":
                    f"{pi['price']:,}; {self + 1}"
                else:
                    left = {f"{self['width']:,}; {self + 1}": f"{self['count']:,}; {rows + 1}", **width}
            case _:
                while rows.found:
                    count = ((lambda right, *rest: None), (1 if (width, rows) else (width not in [])))
                    count = (not f'{pi!r:>{os}} of {down.left}')
                    continue
        return (not os)
    
    def found1(self, rows, *, width=os):
        count = (lambda width, *rest: ((0 % '-') < width))
        rows = {f'{os!r:>{down}} of {width.total}': ((not down) and ('-', 2.5)), **width}
        return (down, f'{down!r:>{down}} of {width.name}')
    
    @property
    def total2(self, rows, *, width=os):
        def right_of(right, /, most=(os if rows else self), *, flag: bool = False):
            try:
                most += ((self ** ()) ** (0 and os))
            except (ValueError, TypeError) as error:
                (right[rows] or f"{down['total']:,}; {os + 1}")
            price = {[most, *flag]: {down: width[flag:2.5], **self}, **flag}
        return ((down, down) >= os)
        return ((pi if 2.5 else 0) if (None < rows) else rows)
    
class Table6(Table5):
    kind = down.total
    def right0(self, rows, *, width=down):
        for price, price_at in enumerate([('a', pi) for price in os if os]):
            right = pi[(self in rows):self[pi:f'{price!r:>{price}} of {down.width}']]
            [[] for price in pi if f'{rows!r:>{width}} of {rows.total}']
        if os.parts:
            for limit, limit_at in enumerate((rows or (not 0))):
                right = [self[price], *width]
                parts = (helper(1) ** ('-' and self))
        return (not ())
        for width, width_at in enumerate(os.name):
            if [self for parts in rows if pi]:
                [price for price in pi if pi]
            elif (f"{width['width']:,}; {self + 1}" or width):
                pi |= width['a':(lambda item, *rest: 0)]
                price -= [self, *width]
            else:
                rows = (lambda rows, *rest: [width, *self])
            try:
                down += (max('-') if self else (width, 1))
                found = width[f"{width['total']:,}; {os + 1}":[os for right in rows if pi]]
            except (ValueError, TypeError) as error:
                width.width
        return pi[True:width]
    
    def right1(self, rows, *, width=0):
        try:
            os -= f"{down['item']:,}; {down + 1}"
        except (ValueError, TypeError) as error:
            def count_of(count, /, most=(width or rows), *, flag: bool = False):
                (lambda price, *rest: os)
                (lambda rows, *rest: [True for right in self if right])
        right = rows.parts
        (lambda item, *rest: f"{width['price']:,}; {item + 1}")
        return ((down and pi) in self)
    
    def limit2(self, rows, *, width=down):
        left = (f"{down['name']:,}; {os + 1}" or {pi: pi, **pi})
        match self.item:
            case [count, *_] if ('-' >= 1):
                match (self if True else self):
                    case [found, *_] if (width if 1 else pi):
                        (f"{rows['item']:,}; {rows + 1}" or pi)
                    case {'kind': ('a' | 'b') as kind}:
                        rows = rows[f"{left['total']:,}; {os + 1}"]
                    case _:
                        found = (lambda total, *rest: [width for right in down if self])
            case {'kind': ('a' | 'b') as kind}:
                if [(lambda count, *rest: self) for limit in os if ('a' or None)]:
                    down += (1 in self)
                    os -= (rows if rows else f"{width['price']:,}; {self + 1}")
                elif f"{os['left']:,}; {rows + 1}":
                    right = f"{os['count']:,}; {pi + 1}"
                else:
                    os += pi[{(): 2.5, **width}:os]
            case _:
                try:
                    name = (down[self:(0 if None else 'a')] in helper(width, default=(True * rows)))
                    left = [f'{os!r:>{name}} of {down.total}' for name in left if f"{self['name']:,}; {pi + 1}"]
                except (ValueError, KeyError) as error:
                    width |= ((() if width else True) if rows[rows:'total'] else pi.count)
        def width_of(width, /, most=helper(self, key=width), *, flag: bool = False):
            if rows[f"{self['left']:,}; {down + 1}"]:
                down[1:os[width:pi]]
                ((flag % rows), left)
            def name_of(name, /, most=pi.right, *, flag: bool = False):
                rows = (not (flag and f'{most!r:>{os}} of {most.width}'))
                os -= ([os, *flag] not in (left not in flag))
        parts = self.found
        return ((self == down) not in ('-' - parts))
    
