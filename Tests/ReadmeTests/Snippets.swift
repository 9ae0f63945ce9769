import Foundation
import Observation
import SDLKit
import SkeletonView
import Testing

// The Swift code of the README and the articles, to check that it compiles. Those pages contain everything between
// `snippet` and `end` verbatim; the surrounding code makes it compile.

@MainActor
func runApplication() {
    // snippet
    exit(SDLApplication.run(rootViewController: ProfileViewController()))
    // end
}

@MainActor
func nameViews(likesLabel: UILabel, avatarView: UIImageView, window: UIWindow) {
    // snippet
    likesLabel.accessibilityLabel = "Nine likes"
    avatarView.accessibilityLabel = "Ada's picture"
    avatarView.isAccessibilityElement = true
    print(window.accessibilityElementsDescription)
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
func reachLoadedState(stage: OffscreenStage) async throws {
    // snippet
    stage.advance(by: 0.5)
    #expect(stage.window.sk.isSkeletonActive)

    try await stage.settle(until: { !stage.window.sk.isSkeletonActive })
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

@MainActor
func passOtherwise(view: UIView) {
    // snippet
    var style = SkeletonStyle.gradient(animated: true)
    style.transition = .wipe(softness: 0.4, duration: 0.5)
    view.showSkeleton(style)
    view.hideSkeleton(transition: .slide(from: .trailing))
    view.hideSkeleton(staggered: .order(interval: 0.06), transition: .scale())
    // end
}

/// The server from which the code in the articles loads data.
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
    people = try await view.withSkeleton(.gradient(animated: true)) { try await server.people() }

    try await view.withSkeleton(.gradient(animated: true)) { people = try await server.people() }
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
func themeParts(window: UIWindow, sidebar: UIView) {
    // snippet
    window.skeletonTheme = .gradient(animated: true)
    sidebar.skeletonTheme = .solid(usingColor: .asbestos, animated: true)
    window.showSkeleton()
    // end
}

@MainActor
func waitPatiently(view: UIView, retryButton: UIButton) {
    // snippet
    SkeletonAppearance.default.minimumVisibleDuration = 0.5
    var patient = SkeletonStyle.gradient(animated: true)
    (patient.timeout, patient.timeoutTintColor) = (10, .alizarin)
    patient.onTimeout = { view in retryButton.isHidden = false }
    view.showSkeleton(patient)
    // end
}

/// The model whose states the code in the articles follows.
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

@MainActor @Observable
final class Library {
    var state = SkeletonState.loading
}

@MainActor
func follow(library: Library, view: UIView) {
    // snippet
    let watching = Task {
        await view.showSkeleton(following: Observations { library.state })
    }
    // end
    watching.cancel()
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

// snippet
extension AlbumViewController {
    func numSections(in collectionSkeletonView: UICollectionView) -> Int { 3 }
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
    view.showSkeleton(.gradient(usingGradient: SkeletonGradient(baseColor: .clouds), animated: true).automatically())
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
    print(view.sk.report)  // UILabel: 1 line, because it is text
    let kept = view.sk.report.entries.filter { $0.outcome == .kept }
    // end
    #expect(kept.isEmpty)
}

struct PostServer: Sendable {
    func morePosts() async throws -> [String] { ["More"] }
    func nextPost() async throws -> String { "Next" }
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
func revealRows(tableView: UITableView, collectionView: UICollectionView, server: PostServer) async throws {
    var posts: [String] = []
    // snippet
    posts.append(try await server.nextPost())
    tableView.hideSkeleton(forRowAt: IndexPath(row: posts.count - 1, section: 0))
    collectionView.hideSkeleton(forSection: 0, transition: .wipe())
    // end
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
func hideAtEndOfSweep(view: UIView) {
    // snippet
    view.showAnimatedGradientSkeleton()
    view.hideSkeleton(finishingSweep: true)
    // end
}
