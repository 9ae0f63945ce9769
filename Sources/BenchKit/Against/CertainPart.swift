import Foundation
package import FrameMetrics

/// The part of a difference in frame time that is certain, because it comes from stages that changed certainly.
package struct CertainPart: Equatable, Sendable {
    /// The stage that changed most.
    package let stage: FrameStage
    /// The sum of the stages' differences with its 95% interval, relative to the other program's frame time.
    package let change: Estimate
    /// The verdict on the rest of the frame, such as "cannot tell below 6.0%".
    package let restWords: String

    /// Creates a part. `rest` contains the remaining difference in each pair of launches, relative to the other
    /// program's frame time.
    init(stage: FrameStage, change: Estimate, rest: [Double]) {
        (self.stage, self.change) = (stage, change)
        // The rest can be below -1 only if the stages were measured wrongly.
        restWords = AgainstRow.words(of: .p50, factors: rest.map { log(max(1 + $0, .leastNormalMagnitude)) })
    }
}
