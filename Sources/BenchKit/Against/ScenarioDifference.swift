import Reporting

/// The scenarios that only one of two programs has.
package struct ScenarioDifference: Equatable, Sendable {
    package private(set) var onlyOther: [String] = []
    package private(set) var onlyThis: [String] = []

    package init() {}

    /// Compares the names of the scenarios of two programs.
    package init(other: Set<String>, this: Set<String>) {
        onlyOther = other.subtracting(this).sorted()
        onlyThis = this.subtracting(other).sorted()
    }

    /// The differences as sentences.
    var failures: [String] {
        onlyOther.map { "\(printable($0)): only the other program has this scenario" }
            + onlyThis.map { "\(printable($0)): only this program has this scenario" }
    }
}
