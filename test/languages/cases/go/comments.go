// first
package p // behind
/* before */ var a int
