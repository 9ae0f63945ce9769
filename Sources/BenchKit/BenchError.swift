/// An error of a benchmark run, with the reason and the remedy.
package struct BenchError: Error, CustomStringConvertible, Equatable {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
