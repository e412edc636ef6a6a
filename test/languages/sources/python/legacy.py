# Nested blocks of every kind, indented by one to eight columns.
def outer(a, b=1):
 def inner():
        try:
           with a as x:
             for y in x:
              while y:
                   if y > 1:
                    return [
  1,
        2 ]
                   elif y:
                       pass
                   else: y -= 1
        finally: print("%s" % a, end='')
 return inner


class Empty: ...


class Full(object):
	x = 1

	class Inner(Empty):
		def method(self): return super().method()

	if x:
		y = 2
	else:
		y = 3
	def after(self, *args): (self.x,
		self.y) = args
	exec("x = 1")
