/// Why nothing could be measured, and what to do.
package struct BenchError: Error, CustomStringConvertible, Equatable {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
