import Foundation
package import FrameMetrics

/// The difference in single stages, if it is certain although the difference of whole frames isn't.
package struct CertainPart: Equatable, Sendable {
    /// The stage that changed most.
    package let stage: FrameStage
    /// `true` if no other stage changed certainly.
    package let isOneStage: Bool
    /// The sum of the stages' differences with its 95% interval, relative to the other program's frame time.
    package let change: Estimate
    /// The verdict on the rest of the frame, such as "cannot tell below 6.0%".
    package let restWords: String

    /// Creates a part. `rest` contains the remaining difference in each pair of launches, relative to the other
    /// program's frame time.
    init(stage: FrameStage, isOneStage: Bool, change: Estimate, rest: [Double]) {
        (self.stage, self.isOneStage, self.change) = (stage, isOneStage, change)
        // The rest can be below -1 only if the stages were measured wrongly.
        restWords = AgainstRow.words(of: .p50, factors: rest.map { log(max(1 + $0, .leastNormalMagnitude)) })
    }

    /// The stage and its share of the frame time, such as "layout adds 3.0% (2.8 to 3.2)".
    package var words: String {
        let verb = change.value > 0 ? "add" : "save"
        let subject = isOneStage ? "\(stage.rawValue) \(verb)s" : "\(stage.rawValue) and other stages \(verb)"
        return "\(subject) \(AgainstRow.percent(change))"
    }
}
