/// An error of a benchmark run. Its description gives the reason and, if there is one, the remedy.
package struct BenchError: Error, CustomStringConvertible, Equatable {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
