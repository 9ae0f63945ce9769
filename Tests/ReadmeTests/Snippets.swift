import Foundation
import SDLKit
import SkeletonView
import Testing

// The Swift code of the README and the articles, compiled. What stands between "snippet" and "end" is found there, word
// for word; what stands around it makes it compile.

@MainActor
func runApplication() {
    // snippet
    SDLApplication.run(rootViewController: ProfileViewController())
    // end
}

@MainActor
func nameViews(likesLabel: UILabel, avatarView: UIImageView, window: UIWindow) {
    // snippet
    likesLabel.accessibilityLabel = "Nine likes"
    avatarView.accessibilityLabel = "Ada's picture"
    avatarView.isAccessibilityElement = true
    print(window.accessibilityTreeDescription)
    // end
}

@MainActor
func moveLess(view: UIView) {
    // snippet
    let appearance = SkeletonAppearance.default
    appearance.motion = .slow
    appearance.maximumMotionDuration = 5
    appearance.increasesContrast = true

    var style = SkeletonStyle.gradient(animated: true)
    style.motion = .fade
    view.showSkeleton(style)
    // end
}

@MainActor
func takePicture() throws {
    // snippet
    let stage = OffscreenStage(size: CGSize(width: 400, height: 100))
    stage.window.rootViewController = ProfileViewController()
    stage.advance(by: 0.75)
    try stage.png().write(to: URL(fileURLWithPath: "loading.png"))
    // end
}

@MainActor
func reachLoadedState(stage: OffscreenStage) async {
    // snippet
    stage.advance(by: 0.5)
    #expect(stage.window.sk.isSkeletonActive)

    await stage.settle(until: { !stage.window.sk.isSkeletonActive })
    stage.advance(by: 1)  // the bones fade
    #expect(stage.window.sk.bones.isEmpty)
    // end
}

@MainActor
func nameAnimation() -> CABasicAnimation {
    // snippet
    CABasicAnimation(keyPath: "backgroundColor")
    // end
}

@MainActor
func showFirst(avatarImageView: UIImageView, view: UIView) {
    // snippet
    avatarImageView.isSkeletonable = true
    view.showAnimatedGradientSkeleton()
    // end
}

@MainActor
func shapeBones(avatarView: UIView, tagView: UIView, iconView: UIView, badgeView: UIView) {
    // snippet
    avatarView.skeletonShape = .circle
    tagView.skeletonShape = .capsule
    iconView.skeletonShape = .continuous(cornerRadius: 12)
    badgeView.skeletonShape = .path { rect in UIBezierPath(ovalIn: rect.insetBy(dx: 4, dy: 0)) }
    // end
}

@MainActor
func placePreset(stack: UIStackView) {
    // snippet
    let row = SkeletonPresetView(.listRow)
    stack.addArrangedSubview(row)
    // end
}

@MainActor
func writePreset(name: String) -> String? {
    // snippet
    guard let preset = SkeletonPreset(rawValue: name) else { return nil }
    let page = preset.blueprint(size: CGSize(width: 320, height: preset.height)).html()
    // end
    return page
}

@MainActor
func showAndHide(avatarImageView: UIImageView, view: UIView) {
    // snippet
    avatarImageView.isSkeletonable = true
    view.showAnimatedGradientSkeleton()
    view.hideSkeleton()
    // end
}

@MainActor
func printBones(view: UIView) {
    // snippet
    for bone in view.sk.bones {
        print(bone.kind, bone.frame, type(of: bone.view))
    }
    // end
}

@MainActor
func callInOrder(view: UIView, badge: UIView) {
    // snippet
    view.showAnimatedGradientSkeleton(transition: .none)
    badge.hideSkeleton()
    view.updateSkeleton(usingColor: .silver)
    view.hideSkeleton(transition: .crossDissolve(0.4))
    // end
}

/// What the articles' example loads from.
struct ProfileServer: Sendable {
    struct Profile: Sendable {
        let name: String
    }

    func profile() async throws -> Profile { Profile(name: "Ada") }

    func people() async throws -> [String] { ["Ada", "Bruno"] }
}

@MainActor
func loadProfile(view: UIView, nameLabel: UILabel, server: ProfileServer) async throws {
    // snippet
    let profile = try await view.withSkeleton(delay: 0.2) {
        try await server.profile()
    }
    nameLabel.text = profile.name
    // end
}

@MainActor
func loadPeople(view: UIView, server: ProfileServer) async throws -> [String] {
    var people: [String] = []
    // snippet
    people = try await view.withGradientSkeleton { try await server.people() }

    try await view.withGradientSkeleton { people = try await server.people() }
    // end
    return people
}

@MainActor
func loadInOneCall(view: UIView, nameLabel: UILabel, server: ProfileServer) async throws {
    // snippet
    nameLabel.text = try await view.withSkeleton(.gradient(animated: true).automatically()) {
        try await server.profile().name
    }
    // end
}

@MainActor
func showInStyle(view: UIView) {
    // snippet
    var style = SkeletonStyle.gradient(usingGradient: SkeletonGradient(baseColor: .clouds), animated: true)
    style.delay = 0.2
    view.showSkeleton(style)
    // end
}

@MainActor
func waitPatiently(view: UIView, retryButton: UIButton) {
    // snippet
    SkeletonAppearance.default.minimumVisibleDuration = 0.5
    var patient = SkeletonStyle.gradient(animated: true)
    (patient.timeout, patient.failureTintColor) = (10, .alizarin)
    patient.onTimeout = { view in retryButton.isHidden = false }
    view.showSkeleton(patient)
    // end
}

/// What the articles' example follows.
struct ProfileModel {
    let states: AsyncStream<SkeletonState>
}

@MainActor
func follow(model: ProfileModel, view: UIView, retryButton: UIButton) {
    // snippet
    let following = Task {
        await view.showSkeleton(following: model.states) { state in
            retryButton.isHidden = state.isLoading
        }
    }
    // end
    following.cancel()
}

@MainActor
func shareLight(view: UIView) {
    // snippet
    SkeletonAppearance.default.animationSpace = .window
    view.showAnimatedGradientSkeleton()
    // end
}

@MainActor
func shareLightInStyle(view: UIView) {
    // snippet
    var wide = SkeletonStyle.gradient(animated: true)
    wide.animationSpace = .root
    view.showSkeleton(wide)
    // end
}

@MainActor
func shapeLight(view: UIView) {
    // snippet
    var style = SkeletonStyle.gradient(animated: true)
    style.light = SkeletonLight(angle: 0.3, width: .points(240), softness: 0.6, pace: .speed(800), pause: 0.5)
    style.animationSpace = .window
    view.showSkeleton(style)
    // end
}

@MainActor
func shimmerOverContent(view: UIView) {
    // snippet
    view.startShimmering()
    view.stopShimmering()
    // end
}

@MainActor
func animateBones(view: UIView, gradient: SkeletonGradient) {
    // snippet
    let animation = SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: .leftToRight)
    view.showAnimatedGradientSkeleton(usingGradient: gradient, animation: animation)
    view.showAnimatedSkeleton { layer in
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 0.5
        animation.duration = 1
        animation.autoreverses = true
        animation.repeatCount = .infinity
        return animation
    }
    // end
}

func observe() -> any NSObjectProtocol {
    // snippet
    let token = NotificationCenter.default.addObserver(
        forName: .skeletonDidAppearNotification, object: nil, queue: nil
    ) { notification in
        print("a skeleton appeared")
    }
    // end
    return token
}

final class FeedViewController: UIViewController {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

// snippet
extension FeedViewController: SkeletonTableViewDataSource {
    func collectionSkeletonView(
        _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "FeedCell" }
}
// end

// snippet
extension FeedViewController: SkeletonTableViewDelegate {
    func collectionSkeletonView(
        _ skeletonView: UITableView, identifierForHeaderInSection section: Int
    ) -> ReusableHeaderFooterIdentifier? { "SectionHeader" }
}
// end

final class AlbumViewController: UIViewController {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
}

// snippet
extension AlbumViewController: SkeletonCollectionViewDataSource {
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { "PhotoCell" }
}
// end

@MainActor
func showAlone(view: UIView) {
    // snippet
    view.showAnimatedGradientSkeleton()
    // end
}

@MainActor
func setInCode(descriptionLabel: UILabel) {
    // snippet
    descriptionLabel.isSkeletonable = true
    descriptionLabel.lastLineFillPercent = 50
    descriptionLabel.linesCornerRadius = 5
    descriptionLabel.skeletonTextNumberOfLines = 3
    // end
}

@MainActor
func showWithoutFlags(view: UIView, nameLabel: UILabel, server: ProfileServer) async throws {
    // snippet
    view.showSkeleton(automatically: true)
    view.showAnimatedGradientSkeleton(automatically: true, usingGradient: SkeletonGradient(baseColor: .clouds))
    try await view.withSkeleton(.gradient(animated: true).automatically()) {
        nameLabel.text = try await server.profile().name
    }
    // end
}

@MainActor
func annotate(badgeView: UIView, logoView: UIView, starsView: UIView, mapView: UIView, chartView: UIView) {
    // snippet
    badgeView.skeletonAnnotation = .ignore
    logoView.skeletonAnnotation = .keep
    starsView.skeletonAnnotation = .unite
    mapView.skeletonAnnotation = .replace(CGSize(width: 120, height: 80))
    chartView.skeletonAnnotation = .leaf
    // end
}

@MainActor
func holdPlaces(nameLabel: UILabel, priceLabel: UILabel, bodyLabel: UILabel) {
    // snippet
    nameLabel.skeletonPlaceholder = .name
    priceLabel.skeletonPlaceholder = .number(digits: 4)
    bodyLabel.skeletonPlaceholder = .sentences(2)
    // end
}

@MainActor
func explain(view: UIView) {
    // snippet
    print(view.sk.report)  // UILabel: 1 line, as it is text
    let kept = view.sk.report.entries.filter { $0.outcome == .kept }
    // end
    #expect(kept.isEmpty)
}

struct PostServer: Sendable {
    func morePosts() async throws -> [String] { ["More"] }
}

@MainActor
func describeSkeleton(tableView: UITableView) {
    // snippet
    let dataSource = SkeletonTableViewDiffableDataSource<Int, String>(
        tableView: tableView, skeletonCellIdentifier: "PostCell"
    ) { tableView, indexPath, post in
        let cell = tableView.dequeueReusableCell(withIdentifier: "PostCell", for: indexPath)
        cell.textLabel?.text = post
        return cell
    }
    // end
    dataSource.apply(NSDiffableDataSourceSnapshot())
}

@MainActor
func loadMore(tableView: UITableView, posts: [String], server: PostServer) async throws {
    var posts = posts
    // snippet
    try await tableView.withSkeletonRows(3) {
        posts += try await server.morePosts()
        tableView.reloadData()
    }
    // end
}

@MainActor
func reveal(view: UIView) {
    // snippet
    view.showAnimatedGradientSkeleton()
    view.hideSkeleton(staggered: .order(interval: 0.06), finishingSweep: true)
    // end
}

@MainActor
func takeBlueprint(view: UIView, file: URL) throws {
    // snippet
    guard let blueprint = view.sk.blueprint else { return }
    try JSONEncoder().encode(blueprint).write(to: file)
    // end
}

@MainActor
func showBlueprint(window: UIWindow, file: URL) throws {
    // snippet
    let blueprint = try JSONDecoder().decode(SkeletonBlueprint.self, from: Data(contentsOf: file))
    window.addSubview(SkeletonBlueprintView(blueprint))
    // end
}

@MainActor
func writeBlueprint(_ blueprint: SkeletonBlueprint, page: URL, drawing: URL) throws {
    // snippet
    try Data(blueprint.html().utf8).write(to: page)
    try Data(blueprint.svg().utf8).write(to: drawing)
    // end
}

@MainActor
func compareBlueprint(screen: UIView, kept: SkeletonBlueprint) {
    // snippet
    #expect(screen.sk.blueprint?.bones.map(\.frame) == kept.bones.map(\.frame))
    // end
}
